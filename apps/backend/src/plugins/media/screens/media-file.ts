import { z } from 'zod';

/** A file as its card shows it. */
export const mediaFile = z.object({
	id: z.number(),
	filename: z.string(),
	mimeType: z.string().nullish(),
	url: z.string().nullish(),
	thumbnailURL: z.string().nullish(),
	alt: z.string().nullish(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** Whether a picture says to nobody what it shows, in the language of the list. */
export const lacksAlt = ({ mimeType, alt }: MediaFile): boolean =>
	(mimeType ?? '').startsWith('image/') && !alt;
