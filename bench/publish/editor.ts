import { z } from 'zod';
import { signIn } from '../sign-in.ts';

/** A document that is published repeatedly, and the pages that show it. */
export interface PublishTarget {
	name: string;
	paths: Record<string, string>;
	rest: string;
	change: (mark: string) => object;
}

const page = z.object({ id: z.number(), sections: z.array(z.looseObject({})) });
const post = z.object({ id: z.number(), slug: z.string() });
const listOfOne = <T extends z.ZodType>(document: T) => z.object({ docs: z.tuple([document]) });

/** Signs in to the backend, and returns a page and the newest article with a function that publishes them. */
export async function signInEditor(environment: NodeJS.ProcessEnv): Promise<{
	targets: PublishTarget[];
	publish: (target: PublishTarget, mark: string) => Promise<void>;
}> {
	const request = await signIn(environment);
	const query = 'depth=0&locale=en&limit=1';
	const pages = await request('GET', `/api/pages?${query}&where[slug][equals]=integrations`);
	const posts = await request('GET', `/api/posts?${query}&sort=-date`);
	const [{ id, sections }] = listOfOne(page).parse(pages).docs;
	const [hero, ...others] = sections;
	const [article] = listOfOne(post).parse(posts).docs;
	return {
		targets: [
			{
				name: 'a page’s text',
				paths: { 'the page': '/integrations' },
				rest: `/api/pages/${id}`,
				change: (heading) => ({ sections: [{ ...hero, heading }, ...others] }),
			},
			{
				name: 'an article’s title',
				paths: {
					'the article': `/blog/${article.slug}`,
					'the blog': '/blog',
					'the feed': '/blog/feed.xml',
				},
				rest: `/api/posts/${article.id}`,
				change: (title) => ({ title }),
			},
		],
		publish: async ({ rest, change }, mark) => {
			await request('PATCH', `${rest}?depth=0&locale=en`, {
				...change(mark),
				_status: 'published',
			});
		},
	};
}
