// What the rest of the backend may import of this plugin.
export { withTitleCell } from './titles-in-any-language.ts';
