'use client';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { setupText } from '../text.ts';
import { post, type Refusal } from './request.ts';

/** What each step of the set-up needs: its texts, requests, and why the latest one was refused. */
export function useSetup() {
	const translation = useTranslation();
	const t = setupText(translation);
	const [refusal, setRefusal] = useState<Refusal>(null);
	const [isBusy, setBusy] = useState(false);
	/** True when every request was carried out; the first that is refused ends it. */
	const send = async (...requests: [path: string, body: object][]): Promise<boolean> => {
		setBusy(true);
		let refused: Refusal = null;
		for (const [path, body] of requests) {
			refused ??= await post(path, { language: translation.i18n.language, body });
		}
		setRefusal(refused);
		setBusy(false);
		return refused === null;
	};
	return { t, language: translation.i18n.language, send, refusal, setRefusal, isBusy, setBusy };
}
