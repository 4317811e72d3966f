// What screens of other plugins may import of this plugin.
export { FeatureList } from './feature-list.tsx';
