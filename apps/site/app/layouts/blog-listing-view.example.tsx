import { exampleListing } from '~/testing/example-listing';
import { examplePage } from '~/testing/example-page';
import type { PartExamples } from '~/testing/part-examples';
import { BlogListingView } from './blog-listing-view';

export const examples: PartExamples = {
	'First page': (
		<BlogListingView
			page={{ ...examplePage, pageLayout: 'blog', sections: examplePage.sections.slice(0, 1) }}
			listing={exampleListing}
		/>
	),
};
