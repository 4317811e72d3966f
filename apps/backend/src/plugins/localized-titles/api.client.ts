// What screens of other plugins may import of this plugin.
export { TitleCell } from './title-cell.tsx';
