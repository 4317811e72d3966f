import { createExample as codeIn } from '~/blog-elements/blog-code/example';
import { createExample as contentIn } from '~/blog-elements/blog-content/example';
import { createExample as headingIn } from '~/blog-elements/blog-heading/example';
import { createExample as quoteIn } from '~/blog-elements/blog-quote/example';
import { examplePostIn } from '~/testing/example-post';
import type { PartExamples } from '~/testing/part-examples';
import { BlogArticleView } from './blog-article-view';

export const examples: PartExamples = (t, locale) => {
	const post = examplePostIn(locale);
	const heading = headingIn(locale);
	const content = contentIn(locale);
	const costs = {
		...heading,
		id: 'h2',
		anchor: 'costs',
		text: t({ en: 'Costs', da: 'Udgifter', de: 'Kosten' }),
	};

	return {
		'With related articles': (
			<BlogArticleView
				post={{
					...post,
					blogSections: [heading, content, quoteIn(locale), costs, codeIn(locale)],
					related: [
						{
							...post,
							id: '9',
							title: t({ en: 'Another', da: 'En anden', de: 'Ein weiterer' }),
						},
					],
				}}
			/>
		),
		Short: <BlogArticleView post={{ ...post, blogSections: [content] }} />,
	};
};
