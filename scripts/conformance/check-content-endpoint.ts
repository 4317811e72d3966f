import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { defaultLocale, pathPrefix } from '@website/contracts/site-locales';
import { createContentClient } from '../../apps/site/app/content/client.server.ts';
import { type Fields, listOf, textOf } from '../../apps/site/app/content/endpoint/answer/fields.ts';
import { normalizeResponse } from '../../apps/site/app/content/endpoint/answer/normalize-response.server.ts';
import { queryTarget } from '../../apps/site/app/content/endpoint/answer/query-target.ts';
import { ask, type Lesson } from '../../apps/site/app/content/endpoint/question/ask.server.ts';
import { endpointMemory } from '../../apps/site/app/content/endpoint/question/endpoint-memory.ts';
import {
	type Operation,
	type OperationForm,
	operationOf,
} from '../../apps/site/app/content/endpoint/question/operation.server.ts';
import * as documents from '../../apps/site/app/content/generated/documents.ts';
import { missingParts } from './missing-parts.ts';
import type { Finding } from './report.ts';

interface Endpoint {
	url: string;
	method: 'POST' | 'GET';
	token?: string | undefined;
	/** Language that is asked for; the first of the site without it. */
	lang?: LocaleCode | undefined;
	/** Takes the place of `fetch` where an adapter answers. */
	fetch?: typeof fetch | undefined;
}

const timeoutMs = 10_000;

/** Asks a content endpoint for every operation in the way the site does, and says what came and what is missing. */
export async function checkContentEndpoint(endpoint: Endpoint): Promise<Finding[]> {
	const { lang = defaultLocale() } = endpoint;
	const blog = `${pathPrefix(lang)}/blog`;
	const client = createContentClient({ ...endpoint, errorPolicy: 'none', timeoutMs });
	const findings: Finding[] = [];
	const parts: Finding[] = [];
	let answered = 0;
	let untagged = 0;

	const send = (form: OperationForm, variables: Fields) => {
		const wanted = Object.entries(variables).filter(([name]) => form.variables.includes(name));
		return client.rawRequest<Fields>(form.text, Object.fromEntries(wanted));
	};
	const answerOf = async (operation: Operation, variables: Fields) => {
		let lesson: Lesson | undefined;
		const answer = await ask(operation, {
			memory: endpointMemory(0),
			send: (form) => send(form, variables),
			isAnswered: ({ data }) => [...operation.shape.fields.keys()].some((name) => name in data),
			onLearned: (learned) => {
				lesson = learned;
			},
		});
		if (answer) answered += 1;
		if (answer && !Array.isArray(Object(answer.extensions).cacheTags)) untagged += 1;
		return { answer, lesson };
	};
	const check = async (document: { toString(): string }, variables: Fields): Promise<Fields> => {
		const operation = operationOf(document.toString());
		const asked = operation.name;
		const level = operation.isExtra ? 'more' : 'specified';
		try {
			const { answer, lesson } = await answerOf(operation, variables);
			const { data, leftOut } = normalizeResponse(answer?.data, operation.shape, {
				target: queryTarget(variables),
				cleanHtml: (html) => html,
				fileAddress: (url) => url,
				animationAddress: (url) => url,
				isOffered: () => true,
			});
			const faults = leftOut.map(({ path, reason }) => `left out: ${path}, ${reason}`);
			const note = answer ? ['answered', ...faults].join('; ') : 'absent';
			findings.push({ asked, level, ok: answer !== null && faults.length === 0, note });
			if (lesson) parts.push(...missingParts(lesson));
			return data;
		} catch (error) {
			const note = error instanceof Error ? error.message.slice(0, 300) : String(error);
			findings.push({ asked, level, ok: false, note });
			return {};
		}
	};

	const { page } = await check(documents.GetPageDocument, { slug: 'home', lang, parentSlug: null });
	const { blogOverview } = await check(documents.GetBlogOverviewDocument, { pageId: blog });
	const { posts } = await check(documents.GetPostsDocument, { lang });
	const [post] = listOf(Object(posts).nodes);
	await check(documents.GetPostDocument, { slug: textOf(post?.slug) || 'none', lang });
	const category = textOf(listOf(post?.categories)[0]?.slug) || 'none';
	const postsWhere = { lang, category };
	await check(documents.GetPostsByCategoryDocument, { postsWhere, category, lang });
	for (const document of [
		documents.GetProductsDocument,
		documents.GetFooterDocument,
		documents.GetCtaDocument,
		documents.GetHeaderDocument,
		documents.GetSiteSettingsDocument,
		documents.GetBrandDocument,
		documents.GetSitemapDocument,
	]) {
		await check(document, { lang });
	}
	await check(documents.GetRedirectDocument, { path: '/no-such-address' });
	await check(documents.GetSlugOwnerDocument, { kind: 'page', slug: 'no-such-slug' });

	const there = (asked: string, isThere: boolean, note: string): Finding[] =>
		isThere ? [] : [{ asked, level: 'specified', ok: false, note }];
	return [
		...findings,
		...there(
			'home page',
			Boolean(page),
			`getPage answers null for the slug "home" in ${localeDefinition(lang).name}`,
		),
		...there('blog', Boolean(blogOverview), `getBlogOverview answers null for the id "${blog}"`),
		...eachOnce(parts),
		cacheTags(answered, untagged),
	];
}

function cacheTags(answered: number, untagged: number): Finding {
	const asked = 'cache tags';
	if (answered === 0) return { asked, level: 'more', ok: false, note: 'nothing was answered' };
	const ok = untagged === 0;
	const note = ok ? 'with every answer' : 'pages are cached for CONTENT_UNTAGGED_SECONDS';
	return { asked, level: 'more', ok, note };
}

/** Operations share most of their fields. */
function eachOnce(findings: readonly Finding[]): Finding[] {
	return [...new Map(findings.map((finding) => [finding.asked, finding])).values()];
}
