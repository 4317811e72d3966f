import { examplePageIn } from '~/testing/example-page';
import type { PartExamples } from '~/testing/part-examples';
import { Breadcrumbs } from './breadcrumbs';

export const examples: PartExamples = (_t, locale) => ({
	'Three levels': <Breadcrumbs items={examplePageIn(locale).seo.breadcrumbs} />,
});
