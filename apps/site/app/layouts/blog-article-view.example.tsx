import { example as code } from '~/blog-elements/blog-code/example';
import { example as content } from '~/blog-elements/blog-content/example';
import { example as heading } from '~/blog-elements/blog-heading/example';
import { example as quote } from '~/blog-elements/blog-quote/example';
import { examplePost } from '~/testing/example-post';
import type { PartExamples } from '~/testing/part-examples';
import { BlogArticleView } from './blog-article-view';

const costs = { ...heading, id: 'h2', anchor: 'costs', text: 'Costs' };

export const examples: PartExamples = {
	'With related articles': (
		<BlogArticleView
			post={{
				...examplePost,
				blogSections: [heading, content, quote, costs, code],
				related: [{ ...examplePost, id: '9', title: 'Another' }],
			}}
		/>
	),
	Short: <BlogArticleView post={{ ...examplePost, blogSections: [content] }} />,
};
