import type { PartExamples } from '~/testing/part-examples';
import { DocsView } from './docs-view';

export const examples: PartExamples = () => ({
	'Without the API’s document': <DocsView overview={null} />,
});
