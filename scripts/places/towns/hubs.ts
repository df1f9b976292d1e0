/**
 * The main town of each beginning of postal codes, by country: "01 Dresden". Towns have their names in `cities.tsv`; several
 * beginnings may belong to one town. `town-codes.test.ts` checks large towns.
 */
export const HUBS: Readonly<Record<string, string>> = {
  // https://de.wikipedia.org/wiki/Postleitzahl_(Deutschland), Leitregionen
  DE: `
    01 Dresden, 02 Görlitz, 03 Cottbus, 04 Leipzig, 06 Halle, 07 Gera, 08 Zwickau, 09 Chemnitz, 10 Berlin, 12
    Berlin, 13 Berlin, 14 Potsdam, 15 Frankfurt, 16 Oranienburg, 17 Neubrandenburg, 18 Rostock, 19 Schwerin, 20
    Hamburg, 21 Lüneburg, 22 Hamburg, 23 Lübeck, 24 Kiel, 25 Elmshorn, 26 Oldenburg, 27 Bremerhaven, 28 Bremen,
    29 Celle, 30 Hannover, 31 Hildesheim, 32 Minden, 33 Bielefeld, 34 Kassel, 35 Gießen, 36 Fulda, 37 Göttingen,
    38 Braunschweig, 39 Magdeburg, 40 Düsseldorf, 41 Mönchengladbach, 42 Wuppertal, 44 Dortmund, 45 Essen, 46
    Oberhausen, 47 Duisburg, 48 Münster, 49 Osnabrück, 50 Köln, 51 Köln, 52 Aachen, 53 Bonn, 54 Trier, 55 Mainz,
    56 Koblenz, 57 Siegen, 58 Hagen, 59 Hamm, 60 Frankfurt am Main, 61 Bad Homburg vor der Höhe, 63 Offenbach,
    64 Darmstadt, 65 Wiesbaden, 66 Saarbrücken, 67 Ludwigshafen am Rhein, 68 Mannheim, 69 Heidelberg, 70
    Stuttgart, 71 Ludwigsburg, 72 Reutlingen, 73 Esslingen, 74 Heilbronn, 75 Pforzheim, 76 Karlsruhe, 77
    Offenburg, 78 Villingen-Schwenningen, 79 Freiburg, 80 Munich, 81 Munich, 82 Germering, 83 Rosenheim, 84
    Landshut, 85 Ingolstadt, 86 Augsburg, 87 Kempten, 88 Friedrichshafen, 89 Ulm, 90 Nuremberg, 91 Erlangen, 92
    Amberg, 93 Regensburg, 94 Passau, 95 Bayreuth, 96 Bamberg, 97 Würzburg, 98 Suhl, 99 Erfurt, 44 Bochum, 51
    Leverkusen, 41 Neuss, 58 Witten, 26 Wilhelmshaven, 78 Konstanz, 27 Delmenhorst, 32 Detmold, 32 Herford, 73
    Aalen, 51 Bergisch Gladbach`,
  // https://pl.wikipedia.org/wiki/Lista_kodów_pocztowych_w_Polsce
  PL: `
    00 Warsaw, 01 Warsaw, 02 Warsaw, 03 Warsaw, 04 Warsaw, 05 Pruszków, 06 Ciechanów, 07 Ostrołęka, 08 Siedlce,
    09 Płock, 10 Olsztyn, 11 Kętrzyn, 13 Działdowo, 14 Ostróda, 15 Białystok, 16 Augustów, 17 Bielsk Podlaski,
    18 Łomża, 19 Ełk, 20 Lublin, 21 Łuków, 22 Zamość, 23 Kraśnik, 24 Puławy, 25 Kielce, 26 Radom, 27
    Starachowice, 30 Kraków, 31 Kraków, 32 Chrzanów, 33 Tarnów, 34 Nowy Targ, 35 Rzeszów, 37 Stalowa Wola, 38
    Krosno, 39 Tarnobrzeg, 40 Katowice, 41 Zabrze, 42 Częstochowa, 43 Tychy, 44 Gliwice, 45 Opole, 46 Kluczbork,
    47 Kędzierzyn-Koźle, 48 Nysa, 49 Brzeg, 50 Wrocław, 51 Wrocław, 52 Wrocław, 53 Wrocław, 54 Wrocław, 55
    Oława, 56 Oleśnica, 57 Kłodzko, 58 Wałbrzych, 59 Legnica, 60 Poznań, 61 Poznań, 62 Gniezno, 63 Ostrów
    Wielkopolski, 64 Leszno, 65 Zielona Góra, 66 Gorzów Wielkopolski, 67 Nowa Sól, 68 Żary, 70 Szczecin, 71
    Szczecin, 72 Świnoujście, 73 Stargard, 75 Koszalin, 76 Słupsk, 77 Bytów, 78 Kołobrzeg, 80 Gdańsk, 81 Gdynia,
    82 Elbląg, 83 Tczew, 84 Wejherowo, 85 Bydgoszcz, 86 Grudziądz, 87 Toruń, 88 Inowrocław, 90 Łódź, 91 Łódź, 92
    Łódź, 93 Łódź, 94 Łódź, 95 Zgierz, 96 Skierniewice, 97 Piotrków Trybunalski, 98 Sieradz, 99 Kutno, 41
    Sosnowiec, 41 Dąbrowa Górnicza, 41 Chorzów, 41 Mysłowice, 87 Włocławek, 62 Kalisz, 43 Jaworzno, 44
    Jastrzębie Zdrój, 64 Piła, 95 Pabianice`,
  // https://nl.wikipedia.org/wiki/Lijst_van_postcodes_in_Nederland
  NL: `
    10 Amsterdam, 11 Amstelveen, 12 Hilversum, 13 Almere Stad, 14 Purmerend, 15 Zaandam, 16 Hoorn, 17 Den
    Helder, 18 Alkmaar, 19 Beverwijk, 20 Haarlem, 21 Heemstede, 22 Rijswijk, 23 Leiden, 24 Alphen aan den Rijn,
    25 The Hague, 26 Delft, 27 Zoetermeer, 28 Gouda, 29 Capelle aan den IJssel, 30 Rotterdam, 31 Schiedam, 32
    Spijkenisse, 33 Dordrecht, 34 Nieuwegein, 35 Utrecht, 37 Zeist, 38 Amersfoort, 39 Veenendaal, 40 Tiel, 42
    Gorinchem, 43 Middelburg, 44 Goes, 45 Terneuzen, 46 Bergen op Zoom, 47 Roosendaal, 48 Breda, 49 Oosterhout,
    50 Tilburg, 53 Oss, 54 Veghel, 56 Eindhoven, 57 Helmond, 58 Venray, 59 Venlo, 60 Roermond, 61 Sittard, 62
    Maastricht, 64 Heerlen, 65 Nijmegen, 67 Wageningen, 68 Arnhem, 69 Zevenaar, 70 Doetinchem, 72 Zutphen, 73
    Apeldoorn, 74 Deventer, 75 Enschede, 76 Almelo, 77 Hardenberg, 78 Emmen, 79 Hoogeveen, 80 Zwolle, 82
    Lelystad, 83 Emmeloord, 84 Heerenveen, 86 Sneek, 89 Leeuwarden, 92 Drachten, 94 Assen, 95 Stadskanaal, 96
    Veendam, 97 Groningen, 52 's-Hertogenbosch, 67 Ede, 82 Kampen, 34 Woerden, 17 Heerhugowaard, 51 Waalwijk, 12
    Huizen, 37 Soest, 38 Harderwijk, 36 Maarssen, 29 Barendrecht, 22 Voorburg, 81 Epe, 66 Wijchen`,
  // https://sv.wikipedia.org/wiki/Postnummer_i_Sverige
  SE: `
    11 Stockholm, 12 Stockholm, 13 Nacka, 14 Huddinge, 15 Södertälje, 17 Sundbyberg, 17 Solna, 18 Täby, 19
    Sollentuna, 21 Malmö, 22 Lund, 23 Trelleborg, 25 Helsingborg, 26 Ängelholm, 27 Ystad, 28 Hässleholm, 29
    Kristianstad, 30 Halmstad, 31 Falkenberg, 33 Värnamo, 34 Ljungby, 35 Växjö, 37 Karlskrona, 39 Kalmar, 41
    Gothenburg, 43 Mölndal, 44 Alingsås, 45 Uddevalla, 46 Trollhättan, 50 Borås, 52 Falköping, 53 Lidköping, 54
    Skövde, 55 Jönköping, 57 Oskarshamn, 58 Linköping, 59 Motala, 60 Norrköping, 61 Nyköping, 62 Visby, 63
    Eskilstuna, 64 Katrineholm, 65 Karlstad, 68 Kristinehamn, 69 Karlskoga, 70 Örebro, 72 Västerås, 73 Köping,
    74 Enköping, 75 Uppsala, 76 Norrtälje, 77 Ludvika, 78 Borlänge, 79 Falun, 80 Gävle, 81 Sandviken, 82
    Hudiksvall, 83 Östersund, 85 Sundsvall, 87 Härnösand, 89 Örnsköldsvik, 90 Umeå, 93 Skellefteå, 94 Piteå, 96
    Boden, 97 Luleå, 98 Kiruna, 18 Lidingö, 26 Landskrona, 43 Partille, 44 Kungälv, 56 Huskvarna, 24 Eslöv`,
  // https://en.wikipedia.org/wiki/List_of_postcode_areas_in_the_United_Kingdom
  GB: `
    AB Aberdeen, AL St Albans, B Birmingham, BA Bath, BB Blackburn, BD Bradford, BH Bournemouth, BL Bolton, BN
    Brighton, BS Bristol, BT Belfast, CA Carlisle, CB Cambridge, CF Cardiff, CH Chester, CM Chelmsford, CO
    Colchester, CR Croydon, CT Canterbury, CV Coventry, CW Crewe, DA Dartford, DD Dundee, DE Derby, DG Dumfries,
    DH Durham, DL Darlington, DN Doncaster, DT Dorchester, DY Dudley, EC London, E London, EH Edinburgh, EN
    Enfield Town, EX Exeter, FK Falkirk, FY Blackpool, G Glasgow, GL Gloucester, GU Guildford, HD Huddersfield,
    HG Harrogate, HP Hemel Hempstead, HR Hereford, HU Kingston upon Hull, HX Halifax, IP Ipswich, IV Inverness,
    KA Kilmarnock, KY Kirkcaldy, L Liverpool, LA Lancaster, LE Leicester, LL Wrexham, LN Lincoln, LS Leeds, LU
    Luton, M Manchester, ME Chatham, MK Milton Keynes, ML Motherwell, NE Newcastle upon Tyne, NG Nottingham, NN
    Northampton, NP Newport, NR Norwich, OL Oldham, OX Oxford, PA Paisley, PE Peterborough, PH Perth, PL
    Plymouth, PO Portsmouth, PR Preston, RG Reading, RH Redhill, RM Romford, S Sheffield, SA Swansea, SE London,
    SG Stevenage, SK Stockport, SL Slough, SM Sutton, SN Swindon, SO Southampton, SP Salisbury, SR Sunderland,
    SS Southend-on-Sea, ST Stoke-on-Trent, SW London, SY Shrewsbury, TA Taunton, TF Telford, TN Royal Tunbridge
    Wells, TQ Torquay, TR Truro, TS Middlesbrough, UB Southall, WA Warrington, WC London, WD Watford, WF
    Wakefield, WN Wigan, WR Worcester, WS Walsall, WV Wolverhampton, YO York, CH Birkenhead, B West Bromwich, DN
    Grimsby, HP High Wycombe, N London, NW London, W London`,
  // The first two digits are those of the province: https://es.wikipedia.org/wiki/Códigos_postales_de_España
  ES: `
    01 Vitoria, 02 Albacete, 03 Alicante, 04 Almería, 05 Ávila, 06 Badajoz, 07 Palma, 08 Barcelona, 09 Burgos,
    10 Cáceres, 11 Cadiz, 12 Castelló de la Plana, 13 Ciudad Real, 14 Córdoba, 15 A Coruña, 16 Cuenca, 17
    Girona, 18 Granada, 19 Guadalajara, 20 San Sebastián, 21 Huelva, 22 Huesca, 23 Jaén, 24 León, 25 Lleida, 26
    Logroño, 27 Lugo, 28 Madrid, 29 Málaga, 30 Murcia, 31 Pamplona, 32 Ourense, 33 Oviedo, 34 Palencia, 35 Las
    Palmas de Gran Canaria, 36 Vigo, 37 Salamanca, 38 Santa Cruz de Tenerife, 39 Santander, 40 Segovia, 41
    Sevilla, 42 Soria, 43 Tarragona, 44 Teruel, 45 Toledo, 46 Valencia, 47 Valladolid, 48 Bilbao, 49 Zamora, 50
    Zaragoza, 51 Ceuta, 52 Melilla, 08 Vic, 46 Ontinyent, 06 Don Benito, 15 Ribeira, 20 Eibar, 41 Écija, 41
    Lebrija`,
  // https://pt.wikipedia.org/wiki/Código_de_Endereçamento_Postal
  BR: `
    01 São Paulo, 02 São Paulo, 03 São Paulo, 04 São Paulo, 05 São Paulo, 06 Osasco, 07 Guarulhos, 08 Mogi das
    Cruzes, 09 Santo André, 11 Santos, 12 São José dos Campos, 13 Campinas, 14 Ribeirão Preto, 15 São José do
    Rio Preto, 16 Araçatuba, 17 Bauru, 18 Sorocaba, 19 Presidente Prudente, 20 Rio de Janeiro, 21 Rio de
    Janeiro, 22 Rio de Janeiro, 24 Niterói, 25 Petrópolis, 26 Nova Iguaçu, 27 Volta Redonda, 28 Campos dos
    Goytacazes, 29 Vitória, 30 Belo Horizonte, 31 Belo Horizonte, 32 Contagem, 35 Governador Valadares, 36 Juiz
    de Fora, 37 Varginha, 38 Uberlândia, 39 Montes Claros, 40 Salvador, 41 Salvador, 42 Camaçari, 44 Feira de
    Santana, 45 Vitória da Conquista, 48 Alagoinhas, 49 Aracaju, 50 Recife, 51 Recife, 53 Olinda, 54 Jaboatão
    dos Guararapes, 55 Caruaru, 56 Petrolina, 57 Maceió, 58 João Pessoa, 59 Natal, 60 Fortaleza, 61 Caucaia, 62
    Sobral, 63 Juazeiro do Norte, 64 Teresina, 65 São Luís, 66 Belém, 67 Ananindeua, 68 Santarém, 69 Manaus, 70
    Brasília, 74 Goiânia, 75 Anápolis, 77 Palmas, 78 Cuiabá, 79 Campo Grande, 80 Curitiba, 81 Curitiba, 83 São
    José dos Pinhais, 84 Ponta Grossa, 85 Cascavel, 86 Londrina, 87 Maringá, 88 Florianópolis, 89 Joinville, 90
    Porto Alegre, 91 Porto Alegre, 92 Canoas, 93 Novo Hamburgo, 94 Gravataí, 95 Caxias do Sul, 96 Pelotas, 97
    Santa Maria, 98 Cruz Alta, 99 Passo Fundo, 25 Duque de Caxias, 25 São João de Meriti, 33 Ribeirão das Neves,
    33 Santa Luzia, 75 Rio Verde, 83 Colombo, 13 São Carlos`,
};
