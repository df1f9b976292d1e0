import { accountNumber } from './account-number.js';
import { address } from './address.js';
import { age } from './age.js';
import type { arrivalWith } from './arrival.js';
import { bankReference } from './bank-reference.js';
import { barcode } from './barcode.js';
import { bic } from './bic.js';
import { biography } from './biography.js';
import { birthDate } from './birth-date.js';
import { boolean } from './boolean.js';
import { choice } from './choice.js';
import { city } from './city.js';
import { color } from './color.js';
import { comment } from './comment.js';
import { company } from './company.js';
import { constant } from './constant.js';
import { continent } from './continent.js';
import { coordinates } from './coordinates.js';
import { country } from './country.js';
import { countryCode } from './country-code.js';
import { creditCardCvv } from './credit-card-cvv.js';
import { creditCardExpiry } from './credit-card-expiry.js';
import { creditCardNumber } from './credit-card-number.js';
import { csatScore } from './csat-score.js';
import { currency } from './currency.js';
import { date } from './date.js';
import { datetime } from './datetime.js';
import { department } from './department.js';
import { diagnosis } from './diagnosis.js';
import { domain } from './domain.js';
import { duration } from './duration.js';
import { email } from './email.js';
import { fileName } from './file-name.js';
import { firstName } from './first-name.js';
import { float } from './float.js';
import { formula } from './formula.js';
import { gender } from './gender.js';
import { geohash } from './geohash.js';
import { commitMessage, commitSha, gitBranch } from './git.js';
import { hash } from './hash.js';
import { hireDate } from './hire-date.js';
import { httpMethod } from './http-method.js';
import { httpStatus } from './http-status.js';
import { iban } from './iban.js';
import { industry } from './industry.js';
import { integer } from './integer.js';
import { ipv4 } from './ipv4.js';
import { ipv6 } from './ipv6.js';
import { jobTitle } from './job-title.js';
import { language } from './language.js';
import { lastName } from './last-name.js';
import { latitude } from './latitude.js';
import { likert } from './likert.js';
import { logLine } from './log-line.js';
import { longitude } from './longitude.js';
import { lorem } from './lorem.js';
import { macAddress } from './mac-address.js';
import { mask } from './mask.js';
import { mimeType } from './mime-type.js';
import { month } from './month.js';
import { name } from './name.js';
import { namePrefix } from './name-prefix.js';
import { nanoid } from './nanoid.js';
import { nationalId } from './national-id.js';
import { nationality } from './nationality.js';
import { npsScore } from './nps-score.js';
import { objectId } from './object-id.js';
import { paragraph } from './paragraph.js';
import { password } from './password.js';
import { percentage } from './percentage.js';
import { phone } from './phone.js';
import { postalCode } from './postal-code.js';
import { price } from './price.js';
import { productCategory } from './product-category.js';
import { productName } from './product-name.js';
import { rating } from './rating.js';
import { review } from './review.js';
import { salary } from './salary.js';
import { cusip, isin, lei, ticker } from './securities.js';
import { semver } from './semver.js';
import { sentence } from './sentence.js';
import { sequence } from './sequence.js';
import { imei, orcid, vin } from './serial-codes.js';
import { series } from './series.js';
import { sku } from './sku.js';
import { slug } from './slug.js';
import { state } from './state.js';
import { stateSeries } from './state-series.js';
import { status } from './status.js';
import { streetName } from './street-name.js';
import { string } from './string.js';
import { taxId } from './tax-id.js';
import { template } from './template.js';
import { text } from './text.js';
import { tick } from './tick.js';
import { ticketDescription, ticketSubject } from './tickets.js';
import { time } from './time.js';
import { timezone } from './timezone.js';
import { token } from './token.js';
import { reservationCode, seatNumber } from './travel.js';
import { ulid } from './ulid.js';
import { url } from './url.js';
import { userAgent } from './user-agent.js';
import { username } from './username.js';
import { uuid } from './uuid.js';
import { bloodPressure, bloodType, bodyTemperature, heartRate } from './vital-signs.js';
import { cron, emoji, filePath, hashtag, jwt, networkPort } from './web-texts.js';
import { weekday } from './weekday.js';
import { word } from './word.js';
import { workflow } from './workflow.js';
import { year } from './year.js';

/** The field types of this package, in the order of the catalogue, with the type of arrivals of some calendars. */
export function fieldTypesWith(arrival: ReturnType<typeof arrivalWith>) {
  return [
    integer,
    float,
    percentage,
    series,
    price,
    sequence,
    uuid,
    ulid,
    nanoid,
    objectId,
    hash,
    token,
    string,
    mask,
    word,
    sentence,
    paragraph,
    text,
    lorem,
    review,
    ticketSubject,
    ticketDescription,
    comment,
    emoji,
    slug,
    constant,
    template,
    formula,
    choice,
    workflow,
    stateSeries,
    boolean,
    csatScore,
    npsScore,
    rating,
    likert,
    name,
    firstName,
    lastName,
    gender,
    namePrefix,
    username,
    email,
    password,
    phone,
    birthDate,
    hireDate,
    age,
    jobTitle,
    salary,
    nationalId,
    nationality,
    biography,
    orcid,
    address,
    streetName,
    city,
    state,
    postalCode,
    country,
    countryCode,
    continent,
    latitude,
    longitude,
    coordinates,
    geohash,
    timezone,
    language,
    company,
    taxId,
    department,
    industry,
    productName,
    productCategory,
    sku,
    barcode,
    currency,
    status,
    creditCardNumber,
    creditCardExpiry,
    creditCardCvv,
    iban,
    bic,
    accountNumber,
    bankReference,
    isin,
    cusip,
    lei,
    ticker,
    date,
    datetime,
    tick,
    arrival,
    time,
    year,
    month,
    weekday,
    duration,
    url,
    domain,
    ipv4,
    ipv6,
    macAddress,
    userAgent,
    httpMethod,
    httpStatus,
    mimeType,
    fileName,
    semver,
    commitMessage,
    commitSha,
    gitBranch,
    logLine,
    filePath,
    cron,
    networkPort,
    jwt,
    imei,
    hashtag,
    color,
    vin,
    seatNumber,
    reservationCode,
    diagnosis,
    bloodType,
    heartRate,
    bloodPressure,
    bodyTemperature,
  ] as const;
}
