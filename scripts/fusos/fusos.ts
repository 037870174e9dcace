/** Time zones in which the figures have to be the same: the taxpayer's, none, and one on the other side of the day. */
export const FUSOS = ['America/Sao_Paulo', 'UTC', 'Asia/Tokyo'] as const;
