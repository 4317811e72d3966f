/** The kinds of files of the media library: their types, and the name endings they may have, the usual one first. */
const endings = {
	'image/png': ['png'],
	'image/jpeg': ['jpg', 'jpeg'],
	'image/webp': ['webp'],
	'image/avif': ['avif'],
	'image/gif': ['gif'],
	'image/svg+xml': ['svg'],
	'video/mp4': ['mp4'],
	'text/vtt': ['vtt'],
	'application/json': ['json'],
	'application/pdf': ['pdf'],
	'font/woff2': ['woff2'],
} as const;

export type MediaType = keyof typeof endings;

export const mediaTypes = Object.keys(endings).filter(isMediaType);

export function isMediaType(type: string): type is MediaType {
	return Object.hasOwn(endings, type);
}

export function typeOfName(name: string): MediaType | undefined {
	const ending = endingOf(name);
	return mediaTypes.find((type) => (endings[type] as readonly string[]).includes(ending));
}

const unusual = /[^\p{L}\p{N}\p{M}_ .,()@+-]+/gu;

/** The name a file of a type gets: at most 120 characters that every system and address takes, with the type's ending. */
export function nameFor(name: string, type: MediaType): string {
	const dot = name.lastIndexOf('.');
	const stem = (dot > 0 ? name.slice(0, dot) : name)
		.normalize('NFC')
		.replace(unusual, '-')
		.replace(/\.{2,}/g, '.')
		.replace(/^[^\p{L}\p{N}_]+/u, '')
		.slice(0, 120)
		.trim();
	const ending = typeOfName(name) === type ? endingOf(name) : endings[type][0];
	return `${stem || 'file'}.${ending}`;
}

/** Whether a file in the library may have this name: one segment of a path, without control characters. */
export function isStoredName(name: string): boolean {
	return name.length <= 255 && !/^\.{1,2}$|[\\/\p{Cc}]/u.test(name) && name !== '';
}

function endingOf(name: string): string {
	return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
