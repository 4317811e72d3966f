'use client';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { callAccounts, type Failure, type Result } from './call-accounts.ts';
import { translatorIn } from './words.ts';

/** Sends form values to an account endpoint: `request`, its pending state, the last failure, and `t` of the interface language. */
export function useAccountRequest() {
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const request = async <Body>(
		path: string,
		body: object | null,
		shape: z.ZodType<Body>,
	): Promise<Result<Body>> => {
		setBusy(true);
		const response = await callAccounts(path, body, shape, i18n.language);
		setFailure(response.isOk ? null : response);
		setBusy(false);
		return response;
	};
	return {
		request,
		isBusy,
		failure,
		clearFailure: () => setFailure(null),
		t,
		language: i18n.language,
	};
}
