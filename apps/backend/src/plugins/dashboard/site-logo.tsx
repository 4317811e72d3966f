import { defaultLocale } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import { readNamedBrand } from '../../content/documents/named-brand.ts';
import { noDrafts } from '../../content/preview/draft-view.ts';
import './dashboard.css';

/** The brand's logo, in its dark variant in the dark theme; the brand's name if there is no logo. */
export async function SiteLogo({ payload }: { payload: Payload }) {
	const brand = await readNamedBrand({ payload, lang: defaultLocale(), view: noDrafts });
	const name = brand.name || 'Website';
	const ids = [brand.logo, brand.logoDark].filter((id) => typeof id === 'number');
	const { docs } = await payload.find({
		collection: 'media',
		where: { id: { in: ids } },
		depth: 0,
	});
	const urlOf = (id: unknown) => docs.find((file) => file.id === id)?.url;
	const light = urlOf(brand.logo);
	if (!light) return <span className="site-name">{name}</span>;
	return (
		<span className="site-logo">
			{/* biome-ignore lint/performance/noImgElement: a drawing served by the backend, which needs no other sizes. */}
			<img alt={name} className="site-logo-light" src={light} />
			{/* biome-ignore lint/performance/noImgElement: as above. */}
			<img alt={name} className="site-logo-dark" src={urlOf(brand.logoDark) ?? light} />
		</span>
	);
}
