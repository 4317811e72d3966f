import { expect, it } from 'vitest';
import { articleEmbed } from './article-embed';

const site = { origin: 'https://site.example', provider: 'Brand', hasRoom: true };

it('describes an article in the oEmbed format', () => {
	const post = {
		title: 'Say &amp; send',
		author: {
			id: '1',
			name: 'Engineering team',
			description: null,
			role: null,
			link: null,
			avatar: null,
		},
		coverImage: null,
		featuredImage: null,
	};
	expect(articleEmbed(post, site)).toEqual({
		version: '1.0',
		type: 'link',
		title: 'Say & send',
		author_name: 'Engineering team',
		provider_name: 'Brand',
		provider_url: 'https://site.example',
		cache_age: 86_400,
	});
});
