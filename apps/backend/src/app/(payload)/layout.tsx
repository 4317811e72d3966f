import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { rejectCopyToLocale } from '../../patches/copy-to-locale.ts';
import { keepRowsExpanded } from '../../patches/expanded-rows.ts';
import { boundedArguments } from '../../platform/http/admin-query.ts';
import { inScreenLocale } from '../../plugins/languages/api.ts';
import { rejectSchedulePublish } from '../../plugins/releases/api.ts';
import { importMap } from './admin/importMap.js';
import '@payloadcms/next/css';
import '../../admin/own-parts.css';
import '../../admin/theme/payload.css';
import '../../admin/theme/framed-dialogs.css';
import '../../admin/theme/narrow-screens.css';

const serverFunctions = { 'schedule-publish': rejectSchedulePublish };

const serverFunction: ServerFunctionClient = async (args) => {
	'use server';
	rejectCopyToLocale(args.name);
	const boundedArgs = boundedArguments(args.args);
	const response = await inScreenLocale(await headers(), () =>
		handleServerFunctions({ ...args, args: boundedArgs, config, importMap, serverFunctions }),
	);
	return args.name === 'form-state' ? keepRowsExpanded(boundedArgs, response) : response;
};

/** The layout of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
	return (
		<RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
			{children}
		</RootLayout>
	);
}
