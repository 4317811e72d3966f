'use client';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { usageWords } from './usage-words.ts';
import { useUsage } from './use-usage.ts';
import { UsedInList } from './used-in-list.tsx';

function Uses({ collection, id }: { collection: string; id: number | string }) {
	const { usage } = useUsage(collection, id);
	const title = usage !== null && usage !== 'failed' ? usage.title : '';
	return (
		<section className="usage-of-one">
			<h4>{title || `${collection} ${id}`}</h4>
			<UsedInList usage={usage} />
		</section>
	);
}

interface Props {
	collection: string;
	ids: readonly (number | string)[];
}

/** The documents that reference each of several documents. */
export function UsesOfMany({ collection, ids }: Props) {
	const t = useTranslator();
	return (
		<>
			<h3>{t(usageWords.title)}</h3>
			{ids.map((id) => (
				<Uses collection={collection} id={id} key={id} />
			))}
		</>
	);
}
