import { type AnimationHosts, animationAddress } from './animation-address';
import { htmlFields, unionMembers } from './generated/content-shape';
import { contentMediaPath } from './media-path';
import { sanitizeContentHtml } from './sanitize-html.server';

/**
 * Makes an answer of the content endpoint safe to render: HTML fields are sanitised, media addresses lead to the site,
 * `__typename` stays only where sections are told apart by it. The shape is otherwise unchanged.
 */
export function cleanContent(value: unknown, options: AnimationHosts): unknown {
	if (Array.isArray(value)) return value.map((item) => cleanContent(item, options));
	if (typeof value !== 'object' || value === null) return value;
	const typename = '__typename' in value ? String(value.__typename) : '';
	const html = htmlFields[typename];
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, field]) => {
			if (key === '__typename' && !unionMembers.has(typename)) return [];
			if (html?.includes(key)) return [[key, cleanHtml(field, options)]];
			if (typename === 'MediaItem' && key === 'url' && typeof field === 'string') {
				return [[key, siteMediaUrl(field, options.mediaOrigin)]];
			}
			if (key === 'animationLink' && typeof field === 'string') {
				return [[key, animationAddress(field, options)]];
			}
			// Animation data is somebody's JSON document, not part of the contract's shape.
			if (key === 'animationData') return [[key, field]];
			return [[key, cleanContent(field, options)]];
		}),
	);
}

function cleanHtml(field: unknown, options: AnimationHosts): unknown {
	if (Array.isArray(field)) return field.map((item) => cleanHtml(item, options));
	return typeof field === 'string'
		? sanitizeContentHtml(field, (url) => siteMediaUrl(url, options.mediaOrigin))
		: field;
}

function siteMediaUrl(url: string, mediaOrigin: string): string {
	return url.startsWith(`${mediaOrigin}/`)
		? `${contentMediaPath}${url.slice(mediaOrigin.length)}`
		: url;
}
