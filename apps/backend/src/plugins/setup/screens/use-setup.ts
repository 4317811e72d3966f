'use client';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { EndpointError } from '../../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { setupText } from '../text.ts';

/** The errors of a request, overall and by field. */
interface Refusal {
	message: string;
	fields: Readonly<Record<string, string>>;
}

/** Texts, requests and the latest errors for a step of the setup. */
export function useSetup() {
	const { i18n } = useTranslation();
	const call = useCall();
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [isBusy, setBusy] = useState(false);
	const send = (path: string, body: object) =>
		call(z.unknown(), path, { body, checksCredentials: true });
	/** Does work that sends requests; keeps the errors of the one that fails. */
	const attempt = async (work: () => Promise<void>): Promise<void> => {
		setBusy(true);
		try {
			await work();
			setRefusal(null);
		} catch (cause) {
			console.error(cause);
			if (!(cause instanceof EndpointError)) throw cause;
			const fields = cause.problems.flatMap(({ path, message }) => (path ? [[path, message]] : []));
			setRefusal({ message: cause.summary, fields: Object.fromEntries(fields) });
		} finally {
			setBusy(false);
		}
	};
	return { t: setupText(i18n), language: i18n.language, call, send, attempt, refusal, isBusy };
}

export type Setup = ReturnType<typeof useSetup>;
