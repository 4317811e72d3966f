import * as migration_20261121_031128_initial from './20261121_031128_initial.ts';
import * as migration_20261121_032842_prices from './20261121_032842_prices.ts';
import * as migration_20261121_060313_editors from './20261121_060313_editors.ts';
import * as migration_20261121_071231_locale_indexes from './20261121_071231_locale_indexes.ts';
import * as migration_20261122_002009_price_references from './20261122_002009_price_references.ts';
import * as migration_20261122_005141_accounts from './20261122_005141_accounts.ts';
import * as migration_20261122_043413_country_names from './20261122_043413_country_names.ts';
import * as migration_20261122_070900_nothing_lost from './20261122_070900_nothing_lost.ts';
import * as migration_20261122_074409_redirects_and_usages from './20261122_074409_redirects_and_usages.ts';
import * as migration_20261122_075750_translation_states from './20261122_075750_translation_states.ts';
import * as migration_20261122_081226_audit_trail from './20261122_081226_audit_trail.ts';
import * as migration_20261122_112416_shared_drafts_and_releases from './20261122_112416_shared_drafts_and_releases.ts';
import * as migration_20261122_113256_roles from './20261122_113256_roles.ts';
import * as migration_20261122_114158_patterns from './20261122_114158_patterns.ts';
import * as migration_20261122_115148_reviews from './20261122_115148_reviews.ts';
import * as migration_20261122_142305_forms from './20261122_142305_forms.ts';
import * as migration_20261122_151833_search from './20261122_151833_search.ts';
import * as migration_20261122_153005_media_folders_link_report from './20261122_153005_media_folders_link_report.ts';
import * as migration_20261122_184525_links_to_files from './20261122_184525_links_to_files.ts';
import * as migration_20261122_191833_country_guides from './20261122_191833_country_guides.ts';
import * as migration_20261122_215816_incidents from './20261122_215816_incidents.ts';
import * as migration_20261122_222751_article_tags from './20261122_222751_article_tags.ts';
import * as migration_20261123_023324_announced_prices from './20261123_023324_announced_prices.ts';
import * as migration_20261123_112657_outdated_beside_state from './20261123_112657_outdated_beside_state.ts';
import * as migration_20261123_114848_country_places from './20261123_114848_country_places.ts';
import * as migration_20261123_214023_target_without_words from './20261123_214023_target_without_words.ts';
import * as migration_20261124_113448_ids_given_once from './20261124_113448_ids_given_once.ts';
import * as migration_20261124_121954_bucket_fields from './20261124_121954_bucket_fields.ts';
import * as migration_20261124_123435_releases_languages from './20261124_123435_releases_languages.ts';
import * as migration_20261124_124607_no_api_keys from './20261124_124607_no_api_keys.ts';
import * as migration_20261124_151551_brand from './20261124_151551_brand.ts';

export const migrations = [
  {
    up: migration_20261121_031128_initial.up,
    down: migration_20261121_031128_initial.down,
    name: '20261121_031128_initial',
  },
  {
    up: migration_20261121_032842_prices.up,
    down: migration_20261121_032842_prices.down,
    name: '20261121_032842_prices',
  },
  {
    up: migration_20261121_060313_editors.up,
    down: migration_20261121_060313_editors.down,
    name: '20261121_060313_editors',
  },
  {
    up: migration_20261121_071231_locale_indexes.up,
    down: migration_20261121_071231_locale_indexes.down,
    name: '20261121_071231_locale_indexes',
  },
  {
    up: migration_20261122_002009_price_references.up,
    down: migration_20261122_002009_price_references.down,
    name: '20261122_002009_price_references',
  },
  {
    up: migration_20261122_005141_accounts.up,
    down: migration_20261122_005141_accounts.down,
    name: '20261122_005141_accounts',
  },
  {
    up: migration_20261122_043413_country_names.up,
    down: migration_20261122_043413_country_names.down,
    name: '20261122_043413_country_names',
  },
  {
    up: migration_20261122_070900_nothing_lost.up,
    down: migration_20261122_070900_nothing_lost.down,
    name: '20261122_070900_nothing_lost',
  },
  {
    up: migration_20261122_074409_redirects_and_usages.up,
    down: migration_20261122_074409_redirects_and_usages.down,
    name: '20261122_074409_redirects_and_usages',
  },
  {
    up: migration_20261122_075750_translation_states.up,
    down: migration_20261122_075750_translation_states.down,
    name: '20261122_075750_translation_states',
  },
  {
    up: migration_20261122_081226_audit_trail.up,
    down: migration_20261122_081226_audit_trail.down,
    name: '20261122_081226_audit_trail',
  },
  {
    up: migration_20261122_112416_shared_drafts_and_releases.up,
    down: migration_20261122_112416_shared_drafts_and_releases.down,
    name: '20261122_112416_shared_drafts_and_releases',
  },
  {
    up: migration_20261122_113256_roles.up,
    down: migration_20261122_113256_roles.down,
    name: '20261122_113256_roles',
  },
  {
    up: migration_20261122_114158_patterns.up,
    down: migration_20261122_114158_patterns.down,
    name: '20261122_114158_patterns',
  },
  {
    up: migration_20261122_115148_reviews.up,
    down: migration_20261122_115148_reviews.down,
    name: '20261122_115148_reviews',
  },
  {
    up: migration_20261122_142305_forms.up,
    down: migration_20261122_142305_forms.down,
    name: '20261122_142305_forms',
  },
  {
    up: migration_20261122_151833_search.up,
    down: migration_20261122_151833_search.down,
    name: '20261122_151833_search',
  },
  {
    up: migration_20261122_153005_media_folders_link_report.up,
    down: migration_20261122_153005_media_folders_link_report.down,
    name: '20261122_153005_media_folders_link_report',
  },
  {
    up: migration_20261122_184525_links_to_files.up,
    down: migration_20261122_184525_links_to_files.down,
    name: '20261122_184525_links_to_files',
  },
  {
    up: migration_20261122_191833_country_guides.up,
    down: migration_20261122_191833_country_guides.down,
    name: '20261122_191833_country_guides',
  },
  {
    up: migration_20261122_215816_incidents.up,
    down: migration_20261122_215816_incidents.down,
    name: '20261122_215816_incidents',
  },
  {
    up: migration_20261122_222751_article_tags.up,
    down: migration_20261122_222751_article_tags.down,
    name: '20261122_222751_article_tags',
  },
  {
    up: migration_20261123_023324_announced_prices.up,
    down: migration_20261123_023324_announced_prices.down,
    name: '20261123_023324_announced_prices',
  },
  {
    up: migration_20261123_112657_outdated_beside_state.up,
    down: migration_20261123_112657_outdated_beside_state.down,
    name: '20261123_112657_outdated_beside_state',
  },
  {
    up: migration_20261123_114848_country_places.up,
    down: migration_20261123_114848_country_places.down,
    name: '20261123_114848_country_places',
  },
  {
    up: migration_20261123_214023_target_without_words.up,
    down: migration_20261123_214023_target_without_words.down,
    name: '20261123_214023_target_without_words',
  },
  {
    up: migration_20261124_113448_ids_given_once.up,
    down: migration_20261124_113448_ids_given_once.down,
    name: '20261124_113448_ids_given_once',
  },
  {
    up: migration_20261124_121954_bucket_fields.up,
    down: migration_20261124_121954_bucket_fields.down,
    name: '20261124_121954_bucket_fields',
  },
  {
    up: migration_20261124_123435_releases_languages.up,
    down: migration_20261124_123435_releases_languages.down,
    name: '20261124_123435_releases_languages',
  },
  {
    up: migration_20261124_124607_no_api_keys.up,
    down: migration_20261124_124607_no_api_keys.down,
    name: '20261124_124607_no_api_keys',
  },
  {
    up: migration_20261124_151551_brand.up,
    down: migration_20261124_151551_brand.down,
    name: '20261124_151551_brand'
  },
];
