// The passwords that people choose most, each in lower case. Ones shorter than six characters are left out, since no
// policy lets them through; digits and signs around a word are taken off before it is looked up.
const LIST = `
1234567890 0987654321 123123123 112233445566 11223344 12341234 121212 123321 123454321 147258369 159753 159357
987654321 741852963 789456123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1
q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qazwsxedcrfv qweasd qweasdzxc qwe123 qwe123qwe qweqwe qwer1234 qwert qwertz qwerty
qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qwertzui asdasd asdf asdf1234 asdfasdf asdfgh asdfghj asdfghjkl asdqwe
zxcasd zxcasdqwe zxcvbn zxcvbnm zxczxc 1234qwer 123qwe 123qweasd 123abc abc123 abcabc abcd1234 abcdef abcdefg abcdefgh
a1b2c3 a1b2c3d4 aa123456 aaa111 access accessdenied account admin adminadmin administrator admin123 adobe123 alexander
alexandra alexis amanda america american andrea andrew android angel angela angels animal anthony apples april arsenal
ashley asshole august austin azerty azertyuiop babygirl babyboy badboy bailey banana bananas barcelona baseball basket
basketball batman beautiful beauty beaver benjamin bestfriend bigdaddy billabong birthday biteme blackbird blacky blessed
blink182 blueberry bluebird bonjour booboo boomer boston brandon brandy brooklyn brother bubbles buddy bulldog buster
butter butterfly california cameron camille captain carlos caroline casper changeme changeit changethis charles charlie
charlotte cheese chelsea cherry chester chicago chicken chocolate chopper christian christina christmas christopher
cinnamon classroom claudia coffee college computer computers connect cookie cookies cooper cowboy cowboys crystal
dallas daniel daniela danielle darkness david december default deftones degree derrick destiny diablo diamond diploma
dolphin dolphins domino donald dragon dragonball dragons dreamer drowssap eagles eclipse edward einstein elephant
elizabeth emmanuel eminem essay estrella exam examination exams facebook falcon family fantasy february fender ferrari
finals firebird fireball fishing florida flower flowers fluffy football forever forest france francis frankie freedom
friday friend friends friendship fuckoff fuckyou gabriel gandalf garfield gateway george giants ginger girlfriend
godzilla golden golfer goodluck google gracie grandma guest guitar hammer hannah happiness happy happyday hardcore
harley harrypotter harvard heather heaven hello hellohello hello123 helloworld hockey holiday homework hottie house
hunter iceman iloveyou iloveu iloveme iloveyou1 ilovegod internet inuyasha ironman isabella jackson january jasmine
jennifer jeremy jessica jessie johnson jonathan jordan jordan23 joseph joshua juliana junior justice justin justinbieber
karina katherine killer kimberly kingdom kisses kitten kitty knight lakers lasvegas lauren learning lecture legend leonardo
letmein letmeinnow letmein123 liberty library lifehack liverpool login login123 london lorenzo loser loveable lovelove
lovely loveme lover lovers loveyou loveforever lucky madison maggie magic manager manchester marina marlboro marseille
martin master matrix matthew maverick maxwell melanie melissa mercedes merlin metallica mexico michael michelle mickey
midnight miguel minecraft monday money monica monkey monkeys monster morgan mother motorola mountain movies mustang
myspace naruto natalie natasha naughty newyork nicholas nicole nirvana nothing november ncc1701 october oliver olivia
orange oranges pakistan panther paradise parola passion passphrase passport passw0rd password passwords password1
password12 password123 password1234 passwort motdepasse contrasena senha patricia patrick peaches peanut pepper
phoenix picture pikachu pineapple playboy player please pokemon police power precious prince princess private professor
pumpkin purple pussycat qwaszx rabbit rachel rainbow ranger raymond rebecca redsox remember reset richard robert
rockstar rocky ronaldo rosebud running sabrina samantha samsung sandra saturday scarface school schoolwork scooter scorpion
scotland secret secret123 security semester september sergey serenity shadow shannon sharon shelby shithead sierra silver
simpsons skateboard skywalker slayer slipknot smokey snickers snoopy snowball soccer softball sophie spencer spider
spiderman sponge spongebob spring stanford starlight starwars steelers stella stephanie steven strawberry student
students study studying success summer sunday sunflower sunshine superman superstar surfer sweetheart sweetie sweety swordfish
taylor teacher teamo tekiero temp temp1234 temporary tennis test test123 test1234 testing testtest thomas thunder
thursday tiffany tigers tigger tinkerbell titanic tomorrow trinity trouble trustno1 tuesday turtle tweety undertaker
unicorn university user username vanessa victor victoria viking vincent volleyball warcraft warrior wednesday welcome
welcome1 welcome123 westside whatever whatever1 william winner winnie winston winter wizard wolverine xavier xxxxxx
yamaha yankees yellow zachary zombie
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
