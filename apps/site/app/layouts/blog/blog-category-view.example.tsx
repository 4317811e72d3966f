import { exampleCategoryIn, exampleListingIn } from '~/testing/example-listing';
import type { PartExamples } from '~/testing/part-examples';
import { BlogCategoryView } from './blog-category-view';

export const examples: PartExamples = (_t, locale) => ({
	'First page': (
		<BlogCategoryView category={exampleCategoryIn(locale)} listing={exampleListingIn(locale)} />
	),
	'Last page': (
		<BlogCategoryView
			category={exampleCategoryIn(locale)}
			listing={{ ...exampleListingIn(locale), isFirstPage: false, olderHref: null }}
		/>
	),
	'No articles': (
		<BlogCategoryView
			category={exampleCategoryIn(locale)}
			listing={{ ...exampleListingIn(locale), posts: [], totalCount: 0, olderHref: null }}
		/>
	),
});
