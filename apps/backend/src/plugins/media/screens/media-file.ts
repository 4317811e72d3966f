import { z } from 'zod';

/** The data of a file's card. */
export const mediaFile = z.object({
	id: z.number(),
	filename: z.string(),
	mimeType: z.string().nullish(),
	url: z.string().nullish(),
	thumbnailURL: z.string().nullish(),
	alt: z.string().nullish(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** True for a picture without alternative text in the locale of the list. */
export const lacksAlt = ({ mimeType, alt }: MediaFile): boolean =>
	(mimeType ?? '').startsWith('image/') && !alt;
