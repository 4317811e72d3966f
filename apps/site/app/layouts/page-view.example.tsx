import { examplePage } from '~/testing/example-page';
import type { PartExamples } from '~/testing/part-examples';
import { PageView } from './page-view';

export const examples: PartExamples = {
	'Below another page': <PageView page={examplePage} prices={null} figures={{}} />,
};
