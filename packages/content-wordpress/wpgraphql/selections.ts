import { limits } from '../limits.ts';

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

interface YoastSeo {
	title: string | null;
	metaDesc: string | null;
	metaKeywords: string | null;
	metaRobotsNofollow: string | null;
	metaRobotsNoindex: string | null;
	opengraphAuthor: string | null;
	opengraphDescription: string | null;
	opengraphImage: WordPressMedia | null;
	opengraphTitle: string | null;
	opengraphType: string | null;
	opengraphUrl: string | null;
	opengraphModifiedTime: string | null;
	opengraphPublishedTime: string | null;
	opengraphPublisher: string | null;
	opengraphSiteName: string | null;
	twitterTitle: string | null;
	twitterDescription: string | null;
	twitterImage: WordPressMedia | null;
	readingTime?: number | null;
	focuskw: string | null;
	canonical: string | null;
}

export const yoastSelection = `title metaDesc metaKeywords metaRobotsNofollow metaRobotsNoindex opengraphAuthor opengraphDescription
	opengraphImage { ${mediaSelection} } opengraphTitle opengraphType opengraphUrl opengraphModifiedTime opengraphPublishedTime
	opengraphPublisher opengraphSiteName twitterTitle twitterDescription twitterImage { ${mediaSelection} } focuskw canonical`;

interface RankMathSeo {
	title: string | null;
	description: string | null;
	canonicalUrl: string | null;
	robots: (string | null)[] | null;
	focusKeywords: (string | null)[] | null;
	openGraph: {
		title: string | null;
		description: string | null;
		type: string | null;
		url: string | null;
		siteName: string | null;
		twitterMeta: { title: string | null; description: string | null } | null;
	} | null;
}

/** The field `seo` of either plugin. */
export type WordPressSeo = Partial<YoastSeo> & Partial<RankMathSeo>;

export const rankMathSelection =
	'title description canonicalUrl robots focusKeywords openGraph { title description type url siteName twitterMeta { title description } }';

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

export interface WordPressSettings {
	title: string | null;
	description: string | null;
	url: string | null;
	language: string | null;
	timezone: string | null;
}

export const settingsSelection = 'title description url language timezone';
