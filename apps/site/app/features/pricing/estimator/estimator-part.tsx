import { type ReactNode, useEffect, useRef } from 'react';
import { lazyPart } from '~/features/page-parts/lazy-part';
import { PagePart } from '~/features/page-parts/page-part';
import { useMessages } from '~/i18n/context';
import { ArrowLink } from '~/ui/actions/arrow-link';
import { FoldedOnPhones } from '~/ui/actions/folded-on-phones';
import { Heading } from '~/ui/text/heading';
import type { EstimatorProps } from './estimator';
import { estimatorAnchor, useEstimatorLink } from './use-estimator-link';

const load = () => import('./estimator');

/** The server imports the code directly; browsers keep the server's HTML until they have loaded it. */
const Estimator = import.meta.env.SSR
	? (await load()).default
	: lazyPart(async () => (await load()).default);

interface EstimatorPartProps extends EstimatorProps {
	/** Id of the price list on the same page. */
	list: string;
	/** The choice of countries and currency, for the estimator and the list below it. */
	children: ReactNode;
}

/**
 * The estimator with its heading and a link to the list, rendered on the server for the page's countries. Phones fold it until it is
 * opened, also by a link to it. Without JavaScript it is hidden, since it needs input, and only the choice of countries is shown.
 */
export function EstimatorPart({ list, children, ...links }: EstimatorPartProps) {
	const { pricing } = useMessages();
	const link = { url: `#${list}`, title: pricing.toList, target: '_self' };
	const hash = useEstimatorLink();
	const fold = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (hash && fold.current) fold.current.open = true;
	}, [hash]);
	return (
		<div id={estimatorAnchor.slice(1)} className="mb-12 scroll-mt-8 md:mb-20">
			<div className="theme-secondary mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 bg-canvas px-5 py-6 text-fg sm:px-8 sm:py-8 no-script:hidden">
				<div className="min-w-0">
					<Heading level={2} size="card">
						{pricing.estimatorTitle}
					</Heading>
					<p className="mt-1 max-w-text text-muted">{pricing.estimatorText}</p>
				</div>
				<ArrowLink link={link} />
			</div>
			{children}
			<FoldedOnPhones
				ref={fold}
				large
				summary={pricing.estimate}
				className="mt-4 max-md:border-t-3 no-script:hidden"
			>
				<div>
					<PagePart module="app/features/pricing/estimator/estimator.tsx">
						<Estimator {...links} />
					</PagePart>
				</div>
			</FoldedOnPhones>
		</div>
	);
}
