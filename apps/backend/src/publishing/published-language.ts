import { isLocaleCode, type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { isWrite } from '../access/write-note.ts';

const key = (slug: string) => `publishesOnly:${slug}`;
const specific = z.object({ publishSpecificLocale: z.enum(localeCodes) });

/** Notes which language alone is published by an operation on a collection or global, if one is. What only reads meanwhile says nothing of it. */
export function noteLanguage(
	req: PayloadRequest,
	slug: string,
	operation: string,
	args: unknown,
): void {
	if (!isWrite(operation)) return;
	req.context[key(slug)] = specific.safeParse(args).data?.publishSpecificLocale ?? null;
}

/** The language that the operation under way publishes alone; null when it concerns all of them. */
export function onlyLanguage(req: PayloadRequest, slug: string): LocaleCode | null {
	const noted = req.context[key(slug)];
	return isLocaleCode(noted) ? noted : null;
}
