/** The MIME types of the media library and their file extensions, the default first. */
const extensions = {
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

export type MediaType = keyof typeof extensions;

const mediaTypes = Object.keys(extensions).filter(isMediaType);

function isMediaType(type: string): type is MediaType {
	return Object.hasOwn(extensions, type);
}

/** Films of Apple's programs, which are stored as MP4. */
const appleFilms = ['video/quicktime', 'video/x-m4v'];

/** The MIME types of files that can be uploaded. */
export const uploadTypes = [...mediaTypes, ...appleFilms];

/** The MIME type under which an uploaded file is stored; undefined if it cannot be used. */
export function storedType(type: string): MediaType | undefined {
	if (appleFilms.includes(type)) return 'video/mp4';
	return isMediaType(type) ? type : undefined;
}

export function typeOfName(name: string): MediaType | undefined {
	const extension = extensionOf(name);
	return mediaTypes.find((type) => (extensions[type] as readonly string[]).includes(extension));
}

const unusualCharacters = /[^\p{L}\p{N}\p{M}_ .,()@+-]+/gu;

/** Names of devices on Windows, also before a space or an extension; Payload removes some from a file's name. */
const deviceName = /^(con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=[ .]|$)/i;

/** Below the 255 bytes of file systems, at which Payload cuts a name with its extension, by the suffixes of sizes and copies. */
const maxStemBytes = 180;

/** The first characters of a name that fit, without half a character or a dot at the end. */
function shortened(stem: string): string {
	const characters = [...stem].slice(0, 120);
	while (Buffer.byteLength(characters.join('')) > maxStemBytes) characters.pop();
	return characters.join('').replace(/[ .]+$/, '');
}

/** The name under which a file is stored: characters that every system and URL allows, and an extension of its type. */
export function nameFor(name: string, type: MediaType): string {
	const dot = name.lastIndexOf('.');
	const stem = (dot > 0 ? name.slice(0, dot) : name)
		.normalize('NFC')
		.replace(unusualCharacters, '-')
		.replace(/\.{2,}/g, '.')
		.replace(/^[^\p{L}\p{N}_]+/u, '');
	const extension = typeOfName(name) === type ? extensionOf(name) : extensions[type][0];
	const short = shortened(stem).replace(deviceName, '$1_');
	return `${short || 'file'}.${extension}`;
}

/** True if a stored file may have this name: one segment of a path, without control characters. */
export function isStoredName(name: string): boolean {
	return name.length <= 255 && !/^\.{1,2}$|[\\/\p{Cc}]/u.test(name) && name !== '';
}

function extensionOf(name: string): string {
	return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
