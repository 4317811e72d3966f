import { limits } from '../limits.ts';

type Names<Selection extends string> = Selection extends `${infer Name} ${infer Others}`
	? Name | Names<Others>
	: Selection;

/** The fields of a selection, which are texts. */
type Texts<Selection extends string> = Record<Names<Selection>, string | null>;

export interface WordPressMedia {
	databaseId: number | null;
	sourceUrl: string | null;
	mediaItemUrl: string | null;
	altText: string | null;
	mimeType: string | null;
	mediaDetails: { width: number | null; height: number | null } | null;
}

export const mediaSelection =
	'databaseId sourceUrl mediaItemUrl altText mimeType mediaDetails { width height }';

export const authorSelection =
	'databaseId name slug description uri avatar(size: 192) { url width height }';

const yoastTexts =
	'title metaDesc metaKeywords metaRobotsNofollow metaRobotsNoindex opengraphAuthor opengraphDescription opengraphTitle opengraphType opengraphUrl opengraphModifiedTime opengraphPublishedTime opengraphPublisher opengraphSiteName twitterTitle twitterDescription focuskw canonical';

interface YoastSeo extends Texts<typeof yoastTexts> {
	opengraphImage: WordPressMedia | null;
	twitterImage: WordPressMedia | null;
	readingTime?: number | null;
}

export const yoastSelection = `${yoastTexts} opengraphImage { ${mediaSelection} } twitterImage { ${mediaSelection} }`;

const rankMathTexts = 'title description canonicalUrl';
const openGraphTexts = 'title description type url siteName';
const twitterTexts = 'title description';

interface RankMathSeo extends Texts<typeof rankMathTexts> {
	robots: (string | null)[] | null;
	focusKeywords: (string | null)[] | null;
	openGraph:
		| (Texts<typeof openGraphTexts> & { twitterMeta: Texts<typeof twitterTexts> | null })
		| null;
}

/** The field `seo` of either plugin. */
export type WordPressSeo = Partial<YoastSeo> & Partial<RankMathSeo>;

export const rankMathSelection = `${rankMathTexts} robots focusKeywords openGraph { ${openGraphTexts} twitterMeta { ${twitterTexts} } }`;

export interface WordPressMenuItem {
	databaseId: number;
	parentDatabaseId: number | null;
	label: string | null;
	url: string | null;
	target: string | null;
	order: number | null;
}

export const menuItemSelection = 'databaseId parentDatabaseId label url target order';

export interface WordPressComment {
	databaseId: number;
	parentDatabaseId: number | null;
	/** "comment", empty for those of old versions, or "pingback" and others, which other sites send. */
	type: string | null;
	date: string | null;
	content: string | null;
	author: { node: { name: string | null } | null } | null;
}

/** The newest approved comments of an article, newest first. */
export const commentSelection = `comments(first: ${limits.comments}) {
	nodes { databaseId parentDatabaseId type date content author { node { name } } } }`;

export const settingsSelection = 'title description url language timezone';

export type WordPressSettings = Texts<typeof settingsSelection>;
