import { addressedCollections, sharedGlobals, textCollections } from '@website/contracts/entities';
import { locales, sourceLocale } from '@website/contracts/locales';
import { buildConfig } from 'payload';
import { accessControl } from './access/rights-plugin.ts';
import { collections } from './model/collections/index.ts';
import { readMailLook } from './model/fields/brand/read-mail-look.ts';
import { defaultEditor } from './model/fields/rich-text.ts';
import { storedContent } from './model/fields/stored-content.ts';
import { globals } from './model/globals/index.ts';
import { patches } from './patches/index.ts';
import { unchangedPictures } from './patches/unchanged-pictures.ts';
import { database } from './platform/database/adapter.ts';
import { environment, payloadSecret } from './platform/environment.ts';
import { cookiePrefix } from './platform/http/cookies.ts';
import { errorResponses, inputLimits } from './platform/http/index.ts';
import { mailTransport } from './platform/mail/transport.ts';
import { log } from './platform/observability/log.ts';
import { finalizeConfig } from './platform/plugin.ts';
import * as plugin from './plugins/index.ts';
import { importStart } from './seed/import-start.ts';

const editorial = { collections: textCollections, globals: sharedGlobals };
const lists = ['operators', 'sms-prices', 'subscription-prices', 'rcs-prices', 'email-price-tiers'];

export default buildConfig({
	secret: payloadSecret,
	serverURL: environment.BACKEND_URL,
	cookiePrefix,
	db: database,
	editor: defaultEditor,
	sharp: unchangedPictures,
	logger: log,
	telemetry: false,
	email: mailTransport(readMailLook),
	graphQL: { disable: true },
	localization: {
		locales: locales.map(({ code, name }) => ({ code, label: name })),
		defaultLocale: sourceLocale,
		fallback: false,
	},
	admin: {
		importMap: {
			baseDir: `${process.cwd()}/src`,
			importMapFile: `${process.cwd()}/src/app/(payload)/admin/importMap.js`,
		},
	},
	collections,
	globals,
	plugins: [
		// Its hooks run before those of all later plugins.
		plugin.revalidation(editorial),

		// Plugins with collections of their own.
		errorResponses(),
		plugin.accounts(),
		plugin.media(),
		plugin.prices(),
		plugin.forms(),
		plugin.redirects({ collections: addressedCollections }),
		plugin.search(),

		// Features of all editorial documents. Their hooks run, and their panels are shown, in this order.
		plugin.publishChecks(editorial),
		plugin.references({
			panelCollections: [...textCollections, 'media', 'forms'],
			collections: [...textCollections, 'media', 'redirects', 'forms'],
			globals: sharedGlobals,
		}),
		plugin.shareLinks(editorial),
		plugin.releases({ ...editorial, below: plugin.sharePanel }),
		plugin.auditLog({
			collections: [
				...[...textCollections, 'releases', 'media', 'redirects', 'forms'],
				...['countries', ...lists, 'country-guides'],
			],
			globals: [...sharedGlobals, 'sign-in'],
		}),
		plugin.review(editorial),
		plugin.commandPalette({
			collections: [...textCollections, 'media', 'forms', 'releases'],
		}),
		plugin.autosave(editorial),
		plugin.presence(editorial),
		plugin.livePreview(editorial),
		plugin.publishing(editorial),
		plugin.linkPicker(),
		plugin.articleForm({
			collection: 'posts',
			title: 'title',
			lead: 'excerpt',
			body: 'blogSections',
		}),

		// Reports and housekeeping.
		plugin.dashboard(),

		// Plugins that change all collections of the plugins above.
		storedContent(),
		plugin.editing(),
		plugin.localizedTitles(),
		plugin.translations(),
		plugin.retention(),
		plugin.adminUi({
			navigation: [
				...[...textCollections, 'releases', 'translation-states', 'release-members', 'share-links'],
				...['reviews', 'media', 'media-tags'],
				...['forms', 'form-submissions', 'redirects', 'unanswered-searches', 'countries', ...lists],
				...['country-guides', 'users', 'api-tokens', 'audit-entries', 'usages'],
			],
		}),
		plugin.rejectOutdatedSaves,
		plugin.bucketStorage,
		plugin.publication(),
		inputLimits(),
		plugin.setup({ importStart }),
		plugin.languages(),
		accessControl(),
		patches(),
	],
	// Only `npm run generate` writes the types, never a test or the import of demo content.
	typescript: { autoGenerate: false, outputFile: `${process.cwd()}/src/payload-types.ts` },
}).then(finalizeConfig);
