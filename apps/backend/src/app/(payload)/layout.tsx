import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { refuseCopyToLocale } from '../../payload-fixes/copy-to-locale.ts';
import { leaveRowsUnfolded } from '../../payload-fixes/unfolded-rows.ts';
import { payloadsPlanning } from '../../schedule/payloads-planning.ts';
import { boundedArguments } from '../../surface/admin-query.ts';
import { importMap } from './admin/importMap.js';
import '@payloadcms/next/css';
import '../../editing/own-parts.css';
import '../../payload-fixes/contrast.css';
import '../../payload-fixes/letter-case.css';
import '../../payload-fixes/field-errors.css';
import '../../payload-fixes/narrow-screens.css';
import '../../payload-fixes/not-allowed.css';

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
