import { type Inspector, inspectorPath } from '#shared/inspector.ts';
import { siteLocaleCodes } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { docsPath } from '~/features/docs-viewer/addresses';
import { CheckSignature } from '~/features/inspector/check-signature';
import { DeliveryCard } from '~/features/inspector/delivery-card';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { PageFrame } from '../frames/page-frame';
import { languageLinks } from '../languages';

/** The signed webhooks of a test key. Works without JavaScript: a link to the page itself reloads it. */
export function InspectorView({ id, inspector }: { id: string; inspector: Inspector | null }) {
	const { inspector: words } = useMessages();
	const locale = useLocale();
	const newest = inspector?.deliveries[0];
	return (
		<PageFrame
			shared={useSharedContent()}
			languages={languageLinks(
				siteLocaleCodes().map((code) => ({ locale: code, href: inspectorPath(code, id) })),
			)}
			withCallToAction={false}
		>
			<Container className="py-section">
				<Heading level={1}>{words.title}</Heading>
				<p className="mt-6 max-w-text text-lg text-muted">
					{inspector ? words.intro : words.unavailable}
				</p>
				<div className="mt-8 flex flex-wrap gap-4">
					<ButtonLink href={inspectorPath(locale, id)} reloadDocument>
						{words.reload}
					</ButtonLink>
					<ButtonLink href={docsPath(locale)} look="secondary">
						{words.backToDocs}
					</ButtonLink>
				</div>
				{inspector && <Deliveries inspector={inspector} />}
				{inspector && newest && (
					<CheckSignature newest={newest} header={inspector.signature_header} />
				)}
			</Container>
		</PageFrame>
	);
}

function Deliveries({ inspector }: { inspector: Inspector }) {
	const { inspector: words } = useMessages();
	const { deliveries, expires_at: expires, signature_header: header } = inspector;
	if (deliveries.length === 0)
		return (
			<div className="mt-12 max-w-text">
				<p className="text-lg">{words.empty}</p>
				<p className="mt-2 text-muted">{words.emptyHint}</p>
			</div>
		);
	return (
		<>
			{expires && (
				<p className="mt-8 text-sm text-muted">{words.forgotten(expires.slice(11, 16))}</p>
			)}
			<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
				{deliveries.map((delivery) => (
					<DeliveryCard
						key={`${delivery.event.id} ${delivery.url}`}
						delivery={delivery}
						header={header}
					/>
				))}
			</div>
		</>
	);
}
