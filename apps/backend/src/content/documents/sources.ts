import type { Page, Post } from '../../payload-types.ts';
import type { ContentReader } from './reader.ts';

/** A page in one locale. Its sections are read only if they are requested. */
export interface PageSource {
	document: Omit<Page, 'sections'>;
	read: ContentReader;
}

/** An article in one locale. Its content is read only if it is requested. */
export interface PostSource {
	document: Omit<Post, 'blogSections'>;
	read: ContentReader;
}
