import type { MediaItem } from '@website/contracts/content-types';
import { environment } from '../../environment.ts';
import { addressOfRevision } from '../../media/replace-file.ts';
import type { Media } from '../../payload-types.ts';

const absolute = (url: string) => (/^https?:/.test(url) ? url : `${environment.BACKEND_URL}${url}`);

/** A file with its absolute address on the content host. */
export const mapMedia = (document: Media): MediaItem | null =>
	document.url
		? {
				id: String(document.id),
				url: addressOfRevision(absolute(document.url), document.revision),
				alt: document.alt ?? '',
				mimeType: document.mimeType ?? 'application/octet-stream',
				width: document.width ?? document.pixelWidth ?? null,
				height: document.height ?? document.pixelHeight ?? null,
				focalX: document.focalX ?? 50,
				focalY: document.focalY ?? 50,
				color: document.color ?? null,
			}
		: null;
