'use client';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { type Asked, askAccounts, type Refused } from './ask.ts';
import { translatorIn } from './words.ts';

/** Sends what a form holds: whether it is on its way, why it was refused last, and words in the language of the interface. */
export function useAsk() {
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const [isBusy, setBusy] = useState(false);
	const [refused, setRefused] = useState<Refused | null>(null);
	const ask = async <Answer>(
		path: string,
		body: object | null,
		shape: z.ZodType<Answer>,
	): Promise<Asked<Answer>> => {
		setBusy(true);
		const response = await askAccounts(path, body, shape, i18n.language);
		setRefused(response.isOk ? null : response);
		setBusy(false);
		return response;
	};
	return { ask, isBusy, refused, forget: () => setRefused(null), t, language: i18n.language };
}
