'use client';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { setupText } from '../text.ts';
import { post, type Refusal } from './request.ts';

/** Texts, requests and the latest errors for a step of the setup. */
export function useSetup() {
	const { i18n } = useTranslation();
	const t = setupText(i18n);
	const [refusal, setRefusal] = useState<Refusal>(null);
	const [isBusy, setBusy] = useState(false);
	/** Sends the requests in order until one fails; true if all succeeded. */
	const send = async (...requests: [path: string, body: object][]): Promise<boolean> => {
		setBusy(true);
		let firstRefusal: Refusal = null;
		for (const [path, body] of requests) {
			firstRefusal ??= await post(path, { language: i18n.language, body });
		}
		setRefusal(firstRefusal);
		setBusy(false);
		return firstRefusal === null;
	};
	return { t, language: i18n.language, send, refusal, setRefusal, isBusy, setBusy };
}
