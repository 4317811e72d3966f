import { exampleListingIn } from '~/testing/example-listing';
import { examplePostIn } from '~/testing/example-post';
import type { PartExamples } from '~/testing/part-examples';
import { BlogAuthorView } from './blog-author-view';

export const examples: PartExamples = (_t, locale) => {
	const { author } = examplePostIn(locale);
	if (!author?.link) return {};
	const { link: href, name, id } = author;
	const page = {
		href,
		translations: [{ id, locale, href, post_title: name }],
		listing: exampleListingIn(locale),
	};
	return {
		'An author': <BlogAuthorView {...page} author={author} />,
		'Without a portrait': <BlogAuthorView {...page} author={{ ...author, avatar: null }} />,
	};
};
