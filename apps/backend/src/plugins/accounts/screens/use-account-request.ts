'use client';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { callEndpoint, EndpointError } from '../../../admin/endpoints/call-endpoint.ts';
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
		/** The message of a failure that names no field. */
		formError: failure && Object.keys(failure.fields).length === 0 ? failure.message : null,
		clearFailure: () => setFailure(null),
		t,
		language: i18n.language,
	};
}

/** A failed call. */
export interface Failure {
	isOk: false;
	message: string;
	/** The messages of invalid fields, by the fields' names. */
	fields: Record<string, string>;
	/** The `data` of the error response. */
	data: unknown;
}

export type Result<Body> = { isOk: true; body: Body } | Failure;

/** Calls an endpoint of accounts: POST with a body, GET without. Returns the parsed response, or the failure. */
export async function callAccounts<Body>(
	path: string,
	body: object | null,
	shape: z.ZodType<Body>,
	language: string,
): Promise<Result<Body>> {
	try {
		const call = body ? { language, body, checksCredentials: true } : { language };
		return { isOk: true, body: await callEndpoint(shape, `/api/users${path}`, call) };
	} catch (cause) {
		console.error(cause);
		if (!(cause instanceof EndpointError)) throw cause;
		const { summary: message, data } = cause;
		const fields = Object.fromEntries(
			cause.problems.flatMap(({ path: field, message: text }) => (field ? [[field, text]] : [])),
		);
		return { isOk: false, message, fields, data };
	}
}
