import type { MediaItem } from '@website/contracts/content-types';
import type { Media } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { revisionUrl } from '../../platform/files/replace-file.ts';

const absolute = (url: string) => (/^https?:/.test(url) ? url : `${environment.BACKEND_URL}${url}`);

/** The absolute URL of a file's newest bytes on the content host; null for a document without a file. */
export const fileAddress = ({ url, revision }: Pick<Media, 'url' | 'revision'>): string | null =>
	url ? revisionUrl(absolute(url), revision) : null;

/** A file with its absolute URL on the content host. */
export function mapMedia(document: Media): MediaItem | null {
	const url = fileAddress(document);
	if (url === null) return null;
	return {
		id: String(document.id),
		url,
		alt: document.alt ?? '',
		mimeType: document.mimeType ?? 'application/octet-stream',
		width: document.width ?? document.pixelWidth ?? null,
		height: document.height ?? document.pixelHeight ?? null,
		focalX: document.focalX ?? 50,
		focalY: document.focalY ?? 50,
		color: document.color ?? null,
	};
}
