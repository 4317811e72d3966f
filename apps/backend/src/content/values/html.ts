import {
	convertLexicalToHTML,
	type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html';
import type { MediaItem } from '@website/contracts/content-types';
import { escapeHtml } from '@website/contracts/escape-html';
import { isAbsoluteAddress } from '@website/contracts/safe-address';
import { slugFrom } from '@website/contracts/slug';
import { type InlinePrice, priceReferenceHtml } from './price-reference.ts';

export interface RichText {
	root: {
		type: string;
		children: { type: string; version: number; [key: string]: unknown }[];
		direction: ('ltr' | 'rtl') | null;
		format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '';
		indent: number;
		version: number;
	};
	[key: string]: unknown;
}

/** Resolves an internal link to a URL; null if the target does not exist in the locale. */
export type ResolveInternal = (relationTo: string, id: string, anchor: string) => string | null;

/** An image of a text. */
export type TextPicture = Pick<MediaItem, 'alt' | 'height' | 'mimeType' | 'url' | 'width'>;

/** The images of a text by file id. */
export type TextPictures = ReadonlyMap<string, TextPicture>;

interface LinkFields {
	url?: string | null;
	linkType?: string;
	newTab?: boolean;
	anchor?: string | null;
	doc?: { relationTo: string; value: number | string | { id: number | string } } | null;
}

function hrefOf(fields: LinkFields, resolve: ResolveInternal): string | null {
	if (fields.linkType !== 'internal')
		return fields.url && isAbsoluteAddress(fields.url) ? fields.url : null;
	if (!fields.doc) return null;
	const { relationTo, value } = fields.doc;
	const id = typeof value === 'object' && value !== null ? value.id : value;
	return resolve(relationTo, String(id), fields.anchor ?? '');
}

function anchor(children: string, fields: LinkFields, resolve: ResolveInternal): string {
	const href = hrefOf(fields, resolve);
	if (href === null) return children;
	const tab = fields.newTab ? ' target="_blank" rel="noopener noreferrer"' : '';
	return `<a href="${escapeHtml(href)}"${tab}>${children}</a>`;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

/** The file id of an upload node; null for other nodes. */
function fileId(node: unknown): string | null {
	if (!isNode(node) || node.type !== 'upload' || node.relationTo !== 'media') return null;
	const id = isNode(node.value) ? node.value.id : node.value;
	return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
}

/** The ids of the files in a text, in order. */
export function filesOf(node: unknown): string[] {
	if (Array.isArray(node)) return node.flatMap(filesOf);
	if (!isNode(node)) return [];
	const ownId = fileId(node);
	return [...(ownId === null ? [] : [ownId]), ...filesOf(node.root), ...filesOf(node.children)];
}

/** The HTML of an image; empty if the file no longer exists or is not an image. */
function picture(file: TextPicture | undefined): string {
	if (!file?.mimeType.startsWith('image/')) return '';
	const { alt, height, url, width } = file;
	const size = width && height ? ` width="${width}" height="${height}"` : '';
	return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"${size} /></figure>`;
}

const plain = (html: string) => html.replace(/<[^>]*>/g, '');

/** Payload's converters with heading ids, resolved links, and tables without inline styles. */
const converters =
	(
		resolve: ResolveInternal,
		unique: (text: string) => string,
		pictures: TextPictures,
	): HTMLConvertersFunction =>
	({ defaultConverters }) => ({
		...defaultConverters,
		autolink: ({ node, nodesToHTML }) =>
			anchor(nodesToHTML({ nodes: node.children }).join(''), node.fields, resolve),
		link: ({ node, nodesToHTML }) =>
			anchor(nodesToHTML({ nodes: node.children }).join(''), node.fields, resolve),
		// Payload's type has only the fields that all blocks share.
		inlineBlocks: { price: ({ node }) => priceReferenceHtml(node.fields as InlinePrice) },
		upload: ({ node }) => picture(pictures.get(fileId(node) ?? '')),
		heading: ({ node, nodesToHTML }) => {
			const text = nodesToHTML({ nodes: node.children }).join('');
			return `<${node.tag} id="${unique(plain(text))}">${text}</${node.tag}>`;
		},
		table: ({ node, nodesToHTML }) =>
			`<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
		tablerow: ({ node, nodesToHTML }) =>
			`<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
		tablecell: ({ node, nodesToHTML }) => {
			const content = cellHtml(nodesToHTML({ nodes: node.children }).join(''));
			const tag = (node.headerState ?? 0) > 0 && plain(content).trim() !== '' ? 'th' : 'td';
			const scope = tag === 'th' ? ' scope="col"' : '';
			return `<${tag}${scope}>${content}</${tag}>`;
		},
	});

/** A cell with one paragraph needs no paragraph element. */
const cellHtml = (html: string) => html.replace(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/, '$1');

/** The HTML of a rich text. */
export function richTextToHtml(
	data: RichText | null | undefined,
	resolve: ResolveInternal,
	unique: (text: string) => string,
	pictures: TextPictures = new Map(),
): string {
	if (!data) return '';
	const html = convertLexicalToHTML({
		data: data as Parameters<typeof convertLexicalToHTML>[0]['data'],
		converters: converters(resolve, unique, pictures),
		disableContainer: true,
		disableIndent: true,
		disableTextAlign: true,
	});
	return html === '<p></p>' || html === '<p><br /></p>' ? '' : html;
}

/** The rows of the first table in a rich text, each cell as inline HTML. */
export function tableRows(data: RichText | null | undefined, resolve: ResolveInternal): string[][] {
	const html = richTextToHtml(data, resolve, slugFrom);
	const rows = /<table><tbody>([\s\S]*?)<\/tbody><\/table>/.exec(html)?.[1] ?? '';
	return [...rows.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map((row) =>
		[...(row[1] ?? '').matchAll(/<(t[hd])[^>]*>([\s\S]*?)<\/\1>/g)].map((cell) => cell[2] ?? ''),
	);
}
