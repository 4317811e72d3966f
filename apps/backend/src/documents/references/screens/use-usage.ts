'use client';
import { useConfig, useLocale, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { type Filling, filled } from '../../../platform/i18n/say-in.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import { askUsage, type UsageAnswer } from './ask.ts';

/** Words in the language of the interface. */
export function useSay() {
	const { i18n } = useTranslation();
	return useCallback(
		(text: Words | Record<string, string>, filling: Filling = {}) =>
			filled(text[i18n.language] ?? text.en ?? '', filling),
		[i18n.language],
	);
}

/** What uses a document: null while it is read, 'failed' when it could not be. `again` reads it anew. */
export function useUsage(collection: string | undefined, id: number | string | undefined) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { code } = useLocale();
	const [usage, setUsage] = useState<UsageAnswer | 'failed' | null>(null);
	const address = `${config.routes.api}/used-in/${collection}/${id}`;
	const again = useCallback(async () => {
		if (!collection || id === undefined) return;
		try {
			setUsage(await askUsage(`${address}?locale=${code}`, i18n.language));
		} catch (cause) {
			console.error(cause);
			setUsage('failed');
		}
	}, [address, code, collection, i18n.language, id]);
	useEffect(() => {
		void again();
	}, [again]);
	return { usage, again, address };
}
