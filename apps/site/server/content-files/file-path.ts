/** Folders of the content host that hold uploaded files. Everything else of it stays unreachable. */
const folders = ['/media/', '/api/media/file/'];

const fileName = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .,()@+-]{0,199}\.([a-z0-9]{2,5})$/iu;

export interface ContentFile {
	path: string;
	extension: string;
}

/** The uploaded file a path names, or null: one file name below a known folder, however it is spelt. */
export function contentFile(path: string): ContentFile | null {
	const folder = folders.find((candidate) => path.startsWith(candidate));
	const name = folder && decode(path.slice(folder.length));
	const extension = name && !name.includes('..') ? fileName.exec(name)?.[1] : undefined;
	if (!folder || !name || !extension) return null;
	return { path: folder + encodeURIComponent(name), extension: extension.toLowerCase() };
}

function decode(segment: string): string | undefined {
	try {
		return decodeURIComponent(segment);
	} catch {
		return undefined;
	}
}
