'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../admin/endpoints/use-endpoint.ts';
import type { LineAction } from './dashboard-lists.ts';

interface Props {
	actions: readonly LineAction[];
	/** The title of the line, for the accessible names of the buttons. */
	title: string;
}

/** The buttons of a line. The dashboard is read again after each. */
export function LineActions({ actions, title }: Props) {
	const call = useCall();
	const router = useRouter();
	const [isBusy, setBusy] = useState(false);
	const run = async ({ path, done, body }: LineAction) => {
		setBusy(true);
		try {
			await call(z.unknown(), path, { body });
			if (done) toast.success(done);
			router.refresh();
		} catch (cause) {
			toast.error(messageOf(cause));
		} finally {
			setBusy(false);
		}
	};
	return (
		<span className="desk-buttons">
			{actions.map((action) => (
				<Button
					aria-label={`${action.label}: ${title}`}
					buttonStyle="secondary"
					disabled={isBusy}
					key={action.label}
					margin={false}
					onClick={() => run(action)}
					size="small"
				>
					{action.label}
				</Button>
			))}
		</span>
	);
}
