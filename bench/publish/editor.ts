import { z } from 'zod';
import { signedIn } from '../signed-in.ts';

/** What is published again and again, and where it shows. */
export interface Subject {
	name: string;
	paths: Record<string, string>;
	rest: string;
	change: (mark: string) => object;
}

const page = z.object({ id: z.number(), sections: z.array(z.looseObject({})) });
const post = z.object({ id: z.number(), slug: z.string() });
const oneOf = <T extends z.ZodType>(document: T) => z.object({ docs: z.tuple([document]) });

/** Somebody signed in to the backend, with a page and the newest article to publish. */
export async function editor(environment: NodeJS.ProcessEnv): Promise<{
	subjects: Subject[];
	publish: (subject: Subject, mark: string) => Promise<void>;
}> {
	const ask = await signedIn(environment);
	const find = 'depth=0&locale=en&limit=1';
	const pages = await ask('GET', `/api/pages?${find}&where[slug][equals]=integrations`);
	const posts = await ask('GET', `/api/posts?${find}&sort=-date`);
	const [{ id, sections }] = oneOf(page).parse(pages).docs;
	const [hero, ...others] = sections;
	const [article] = oneOf(post).parse(posts).docs;
	return {
		subjects: [
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
			await ask('PATCH', `${rest}?depth=0&locale=en`, { ...change(mark), _status: 'published' });
		},
	};
}
