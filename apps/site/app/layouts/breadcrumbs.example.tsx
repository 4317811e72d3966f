import { examplePage } from '~/testing/example-page';
import type { PartExamples } from '~/testing/part-examples';
import { Breadcrumbs } from './breadcrumbs';

export const examples: PartExamples = {
	'Three levels': <Breadcrumbs items={examplePage.seo.breadcrumbs} />,
};
