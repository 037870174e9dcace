export { default } from '../../scripts/docs/site/config';
