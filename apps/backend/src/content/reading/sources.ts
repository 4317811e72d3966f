import type { Page, Post } from '../../payload-types.ts';
import type { ContentReader } from './reader.ts';

/** A page in one language; its sections are read when asked for. */
export interface PageSource {
	document: Omit<Page, 'sections'>;
	read: ContentReader;
}

/** An article in one language; its content is read when asked for. */
export interface PostSource {
	document: Omit<Post, 'blogSections'>;
	read: ContentReader;
}
