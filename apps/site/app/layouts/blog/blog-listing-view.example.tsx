import { exampleListingIn } from '~/testing/example-listing';
import { examplePageIn } from '~/testing/example-page';
import type { PartExamples } from '~/testing/part-examples';
import { BlogListingView } from './blog-listing-view';

export const examples: PartExamples = (_t, locale) => ({
	'First page': (
		<BlogListingView
			page={{
				...examplePageIn(locale),
				pageLayout: 'blog',
				sections: examplePageIn(locale).sections.slice(0, 1),
			}}
			listing={exampleListingIn(locale)}
		/>
	),
});
