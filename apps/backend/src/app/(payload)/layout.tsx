import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { refuseCopyToLocale } from '../../patches/copy-to-locale.ts';
import { leaveRowsUnfolded } from '../../patches/unfolded-rows.ts';
import { boundedArguments } from '../../platform/http/admin-query.ts';
import { payloadsPlanning } from '../../plugins/scheduled-publishing/payloads-planning.ts';
import { importMap } from './admin/importMap.js';
import '@payloadcms/next/css';
import '../../platform/admin/own-parts.css';
import '../../patches/contrast.css';
import '../../patches/letter-case.css';
import '../../patches/field-errors.css';
import '../../patches/narrow-screens.css';
import '../../patches/not-allowed.css';
import '../../patches/visible-focus.css';

const serverFunctions = { 'schedule-publish': payloadsPlanning };

const serverFunction: ServerFunctionClient = async (args) => {
	'use server';
	refuseCopyToLocale(args.name);
	const bounded = boundedArguments(args.args);
	const answer = await handleServerFunctions({
		...args,
		args: bounded,
		config,
		importMap,
		serverFunctions,
	});
	return args.name === 'form-state' ? leaveRowsUnfolded(bounded, answer) : answer;
};

/** Frame of the editors' interface. */
export default function Layout({ children }: { children: ReactNode }) {
	return (
		<RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
			{children}
		</RootLayout>
	);
}
