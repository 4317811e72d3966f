import { exampleCategory, exampleListing } from '~/testing/example-listing';
import type { PartExamples } from '~/testing/part-examples';
import { BlogCategoryView } from './blog-category-view';

export const examples: PartExamples = {
	'First page': <BlogCategoryView category={exampleCategory} listing={exampleListing} />,
	'Last page': (
		<BlogCategoryView
			category={exampleCategory}
			listing={{ ...exampleListing, isFirstPage: false, olderHref: null }}
		/>
	),
	'No articles': (
		<BlogCategoryView
			category={exampleCategory}
			listing={{ ...exampleListing, posts: [], totalCount: 0, olderHref: null }}
		/>
	),
};
