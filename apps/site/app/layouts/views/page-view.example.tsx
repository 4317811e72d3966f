import { examplePageIn } from '~/testing/example-page';
import type { PartExamples } from '~/testing/part-examples';
import { PageView } from './page-view';

export const examples: PartExamples = (_t, locale) => ({
	'Below another page': <PageView page={examplePageIn(locale)} prices={null} figures={{}} />,
});
