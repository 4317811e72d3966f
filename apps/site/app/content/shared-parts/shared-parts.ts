import type {
	GetBrandQuery,
	GetCtaQuery,
	GetFooterQuery,
	GetHeaderQuery,
	GetSiteSettingsQuery,
} from '../generated/operations';

export type Header = NonNullable<GetHeaderQuery['header']>;
export type Footer = NonNullable<GetFooterQuery['footer']>;
export type CallToAction = NonNullable<GetCtaQuery['callToAction']>;
export type Brand = NonNullable<GetBrandQuery['brand']>;
export type SiteSettings = NonNullable<GetSiteSettingsQuery['siteSettings']>;
